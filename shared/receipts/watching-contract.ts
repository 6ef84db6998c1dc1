/** What the renderer may ask of main about watched folders. A path is never its word: a person chooses it in a dialog of main. */
import * as z from 'zod'
import { call, live } from '../channel'
import {
  ChosenFolder,
  WatchedFolderEnd,
  WatchedFolderSetting,
  WatchedFolderStanding,
} from './watched-folder'

const id = z.uuid()
const pattern = WatchedFolderSetting.shape.pattern

export const watchingContract = {
  watching: {
    folders: live(z.array(WatchedFolderStanding)),
    /** Lets the person choose a folder; undefined when they did not. */
    choose: call(z.void(), ChosenFolder.optional()),
    /** How many files are in a chosen folder that the pattern is for; undefined when it cannot be reached. */
    present: call(z.object({ choice: id, pattern }), z.int().optional()),
    /** Watches a chosen folder. Unless `takesPresent`, files that are in it already are left alone. */
    add: call(
      z.object({ choice: id, setting: WatchedFolderSetting, takesPresent: z.boolean() }),
      WatchedFolderEnd,
    ),
    /** Files that only a new pattern is for, and that are there already, are left alone. */
    change: call(z.object({ id, setting: WatchedFolderSetting }), WatchedFolderEnd),
    /** Forgets a folder; its files and the receipts of them stay. */
    remove: call(id, z.void()),
  },
}
