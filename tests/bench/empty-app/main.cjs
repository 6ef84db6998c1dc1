// The least an Electron app can be: one window with one word in it, which may stay hidden.
const { app, BrowserWindow } = require('electron')

app.whenReady().then(() => {
  const window = new BrowserWindow({ width: 1440, height: 900, show: false })
  if (!process.argv.includes('--hidden')) window.once('ready-to-show', () => window.show())
  void window.loadURL('data:text/html,<button>ready</button>')
})
// A second one hands over and leaves.
if (!app.requestSingleInstanceLock()) app.quit()
app.on('window-all-closed', () => app.quit())
