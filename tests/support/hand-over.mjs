// What a desktop starts to open an address while its browser runs: it tells the browser and ends.
import http from 'node:http'

const [, , port, button, address] = process.argv

http.get({ port, path: `/?${new URLSearchParams({ button, address })}`, agent: false })
