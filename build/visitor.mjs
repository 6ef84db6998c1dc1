// A browser for machines that have none, for the guided tour: follows an address and its redirects, shows nothing.
import http from 'node:http'

const MAX_REDIRECTS = 10

function visit(address, left) {
  http
    .get(address, { agent: false }, (reply) => {
      reply.resume()
      const { location } = reply.headers
      if (location && left > 0) visit(new URL(location, address), left - 1)
    })
    .on('error', (error) => console.error(`[visitor] ${error.message}`))
}

visit(new URL(process.argv[2]), MAX_REDIRECTS)
