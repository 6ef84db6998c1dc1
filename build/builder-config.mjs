// Checks electron-builder.yml against electron-builder's own schema, for every platform, without the network.
import { createRequire } from 'node:module'
import { root } from './terminal.mjs'

const require = createRequire(import.meta.url)
const { getConfig, validateConfiguration } = require('app-builder-lib/out/util/config/config')
const { DebugLogger } = require('builder-util')

const config = await getConfig(root, 'electron-builder.yml', {})
await validateConfiguration(config, new DebugLogger(false))
