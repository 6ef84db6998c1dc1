/** What the renderer may ask of main about scanning. Nothing that it says becomes a word of a command but what main has listed. */
import * as z from 'zod'
import { call, live } from '../channel'
import { ScanAbilities, ScanDevice, ScanOrder, ScanPages, ScanStanding } from './scanning'

const nothing = z.void()

export const scanningContract = {
  scanning: {
    standing: live(ScanStanding),
    /** Looks for scanners, which may take half a minute. @throws `scanner-missing`, `scanning-unsupported` */
    devices: call(nothing, z.array(ScanDevice)),
    /** What a scanner that was listed can do. */
    abilities: call(ScanDevice.shape.id, ScanAbilities),
    /** Scans to the end of the paper; answers when that is over. Pages of one document that is held go before. */
    scan: call(ScanOrder, nothing),
    /** Ends the scan; whole pages stay. */
    cancel: call(nothing, nothing),
    /** Saves the pages that are held. */
    save: call(ScanPages, nothing),
    /** Throws the pages that are held away. */
    discard: call(nothing, nothing),
  },
}
