/** The bridge: hands the page two functions that carry the contract, and the path behind a dropped file. */
import { contextBridge, ipcRenderer, webUtils } from 'electron'
import { bounded, type Reply, type Transport } from '../shared/channel'

const transport: Transport = {
  invoke: (channel, input) => ipcRenderer.invoke(channel, input) as Promise<Reply>,
  listen(channel, listener) {
    const forward = (_event: unknown, value: unknown) => {
      listener(value)
    }
    ipcRenderer.on(channel, forward)
    return () => {
      ipcRenderer.off(channel, forward)
    }
  },
}

// Any channel that the contract does not name is refused; ipcRenderer itself never crosses (Electron security item 20).
contextBridge.exposeInMainWorld('transport', bounded(LARGEST_INPUTS, transport))
contextBridge.exposeInMainWorld('pathOfFile', (file: File) => webUtils.getPathForFile(file))
