// Stands in for Electron's own default app, which a staged Electron lacks: runs `electron <path>` the same way, with
// the modules of -r or --require first (Playwright's loader is one), then the app's package.json, then its main module.
import { app, dialog } from 'electron/main'
import fs from 'node:fs'
import { Module } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const { required, appPath } = readArguments(process.argv.slice(1))
if (required.length > 0) Module._preloadModules(required)
if (!appPath) {
  console.error('Usage: electron [options] path-to-app')
  process.exit(1)
}
Object.defineProperty(process, 'defaultApp', { enumerable: true, value: true })
try {
  await import(pathToFileURL(describeApp(path.resolve(appPath))).href)
} catch (error) {
  console.error('App threw an error during load')
  console.error(error)
  if (process.env.DISPLAY && !process.env.CI) {
    dialog.showErrorBox('Error launching app', String(error?.stack ?? error))
  }
  process.exit(1)
}

function readArguments(args) {
  const required = []
  for (let i = 0; i < args.length; i++) {
    const arg = args[i]
    if (arg === '-r' || arg === '--require') required.push(args[++i])
    else if (arg === '-v' || arg === '--version') printAndLeave(`v${process.versions.electron}`)
    else if (arg === '-a' || arg === '--abi') printAndLeave(process.versions.modules)
    else if (arg.startsWith('--app=')) return { required, appPath: arg.slice('--app='.length) }
    else if (!arg.startsWith('-')) return { required, appPath: arg }
  }
  return { required }
}

function printAndLeave(text) {
  console.log(text)
  process.exit(0)
}

/** Tells Electron the app's name and version, and returns its main module. */
function describeApp(folder) {
  const main = Module._resolveFilename(folder, null, true)
  const packageFile = path.join(folder, 'package.json')
  if (!fs.existsSync(packageFile)) {
    app.setAppPath(path.dirname(main))
    return main
  }
  const { name, productName, version, desktopName } = JSON.parse(
    fs.readFileSync(packageFile, 'utf8'),
  )
  if (version) app.setVersion(version)
  app.name = productName ?? name ?? app.name
  app.setDesktopName(desktopName ?? `${app.name}.desktop`)
  app.setAppPath(folder)
  return main
}
