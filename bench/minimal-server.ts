import { createServer } from 'node:http'

/** The ceiling: node:http answering one buffer of the given size to whatever is asked. Tells its port to whoever started it. */
const body = Buffer.alloc(Number(process.argv[2]), 'x')
const server = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length })
  response.end(body)
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as { port: number }).port))
process.on('disconnect', () => process.exit())
