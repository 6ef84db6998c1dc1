/** The bridge: hands the page two functions that carry the contract, and the path behind a dropped file. */
import { contextBridge, ipcRenderer, webUtils } from 'electron'
import { bounded, eachChannel, type Reply, type Transport } from '../shared/channel'
import { contract } from '../shared/ipc'

const channels = new Set<string>()
eachChannel(contract, (channel) => channels.add(channel))

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

contextBridge.exposeInMainWorld('transport', bounded(contract, transport))
contextBridge.exposeInMainWorld('pathOfFile', (file: File) => webUtils.getPathForFile(file))
