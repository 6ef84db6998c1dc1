// Fails when a style of the window writes out a size that has a token in renderer/app.css.
import fs from 'node:fs'
import path from 'node:path'
import { root } from './terminal.mjs'

const folder = path.join(root, 'renderer')
/** Space by the steps of --space, type by those of --text. */
const rules = [
  { property: /(?:padding|margin|gap)/, size: /(?<![\d.])(?:4|8|12|16|24|32)px/ },
  { property: /font-size/, size: /(?<![\d.])(?:12|13|14|16|20|28)px/ },
]

const found = fs
  .readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(css|svelte)$/.test(file))
  .flatMap((file) =>
    fs
      .readFileSync(path.join(folder, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (isLiteral(line) ? [`renderer/${file}:${at + 1}:${line}`] : [])),
  )
if (found.length > 0) {
  console.log(`Write these sizes by their tokens:\n${found.join('\n')}`)
  process.exitCode = 1
}

/** Whether a line such as `padding: 8px 10px` has a size with a token. */
function isLiteral(line) {
  const [, property = '', value = ''] = /^\s*([a-z-]+): (.*)$/.exec(line) ?? []
  return rules.some((rule) => rule.property.test(property) && rule.size.test(value))
}
