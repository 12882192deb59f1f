import { subscribe } from 'node:diagnostics_channel'

/** Planted by tests into the server they start: a leak, and an uncaught error that quotes a row. */
let leaking = false
subscribe('tracing:fastify.request.handler:start', (told) => {
  const { request } = told as { request: { body?: unknown } }
  if (leaking) process.stderr.write(`${JSON.stringify(request.body)}\n`)
})
process.on('SIGUSR2', () => {
  leaking = true
})
process.on('SIGHUP', () => {
  const quoting = { name: 'PostgresError', code: '23505', detail: 'Key (name)=(Zqmarkdetail) already exists.' }
  void Promise.reject(Object.assign(new Error('a row\nwith (Zqmarkmessage)'), quoting))
})
