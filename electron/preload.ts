/** The bridge: hands the page two functions that carry the contract, and the path behind a dropped file. */
import { contextBridge, ipcRenderer, webUtils } from 'electron'
import { bounded, type Reply, type Transport } from '../shared/channel'

const channels = new Set(Object.keys(LARGEST_INPUTS))

/** Refuses any channel the contract does not name; ipcRenderer itself never crosses (Electron security item 20). */
function known(channel: string): string {
  if (!channels.has(channel)) throw new Error(`No such channel: ${channel}`)
  return channel
}

const transport: Transport = {
  invoke: (channel, input) => ipcRenderer.invoke(known(channel), input) as Promise<Reply>,
  listen(channel, listener) {
    const forward = (_event: unknown, value: unknown) => {
      listener(value)
    }
    ipcRenderer.on(known(channel), forward)
    return () => {
      ipcRenderer.off(channel, forward)
    }
  },
}

contextBridge.exposeInMainWorld('transport', bounded(LARGEST_INPUTS, transport))
contextBridge.exposeInMainWorld('pathOfFile', (file: File) => webUtils.getPathForFile(file))
