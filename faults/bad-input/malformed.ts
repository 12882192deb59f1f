import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { PATIENCE_MS } from './send.ts'

const HOST = 'Host: localhost'
const JSON_TYPE = 'Content-Type: application/json'
const LOGIN = 'POST /api/auth/login HTTP/1.1'
const CR = '\r\n'
const lines = (...all: string[]) => `${all.join(CR)}${CR}${CR}`

/** Bytes that are no HTTP, or HTTP that two readers could read in two ways. */
const MALFORMED: Record<string, string> = {
  'no words at all': '\u0000\u0001\u0002\u0003',
  'a line of another protocol': 'EHLO clinic.example\r\n\r\n',
  'TLS on a plain port': '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
  'an unknown method': lines('SMUGGLE / HTTP/1.1', HOST),
  'a method with a space before it': lines(' GET / HTTP/1.1', HOST),
  'a version that does not exist': lines('GET / HTTP/9.9', HOST),
  'a version of long ago': 'GET /api/me\r\n\r\n',
  'no host': lines('GET /api/me HTTP/1.1'),
  'two hosts': lines('GET /api/me HTTP/1.1', HOST, 'Host: evil.example'),
  'a host that is none': lines('GET /api/me HTTP/1.1', 'Host: a b\u0001'),
  'a whole address as path': lines('GET http://evil.example/api/me HTTP/1.1', HOST, 'Connection: close'),
  'a path without a slash': lines('GET api/me HTTP/1.1', HOST, 'Connection: close'),
  'a path with a NUL': lines('GET /api/\u0000me HTTP/1.1', HOST),
  'a path with a broken encoding': lines('GET /api/patient_status/%E0%A4%A HTTP/1.1', HOST, 'Connection: close'),
  'a path of 20,000 letters': lines(`GET /${'a'.repeat(20_000)} HTTP/1.1`, HOST),
  'a header of 100,000 letters': lines('GET /api/me HTTP/1.1', HOST, `X-Long: ${'a'.repeat(100_000)}`),
  'three thousand headers': lines(
    'GET /api/me HTTP/1.1',
    HOST,
    ...Array.from({ length: 3000 }, (_, at) => `X-${at}: y`),
    'Connection: close',
  ),
  'a header without a colon': lines('GET /api/me HTTP/1.1', HOST, 'nonsense'),
  'a header with a space before its colon': `${lines(LOGIN, HOST, JSON_TYPE, 'Content-Length : 2')}{}`,
  'a header that goes on in the next line': lines('GET /api/me HTTP/1.1', HOST, 'X-One: a', ' b'),
  'a bare line feed': 'GET /api/me HTTP/1.1\nHost: localhost\n\n',
  'a carriage return within a header': lines('GET /api/me HTTP/1.1', HOST, 'X-One: a\rX-Two: b'),
  'length and chunks': `${lines(LOGIN, HOST, JSON_TYPE, 'Content-Length: 4', 'Transfer-Encoding: chunked')}0\r\n\r\nGET /api/users HTTP/1.1\r\n\r\n`,
  'chunks twice': `${lines(LOGIN, HOST, JSON_TYPE, 'Transfer-Encoding: chunked', 'Transfer-Encoding: identity')}0\r\n\r\n`,
  'chunks by another name': `${lines(LOGIN, HOST, JSON_TYPE, 'Transfer-Encoding: xchunked')}0\r\n\r\n`,
  'two lengths': `${lines(LOGIN, HOST, JSON_TYPE, 'Content-Length: 2', 'Content-Length: 3')}{}x`,
  'a length below nothing': `${lines(LOGIN, HOST, JSON_TYPE, 'Content-Length: -1')}{}`,
  'a length with a sign': `${lines(LOGIN, HOST, JSON_TYPE, 'Content-Length: +2')}{}`,
  'a length beyond numbers': `${lines(LOGIN, HOST, JSON_TYPE, 'Content-Length: 99999999999999999999')}{}`,
  'a length of a gigabyte': `${lines(LOGIN, HOST, JSON_TYPE, 'Content-Length: 1073741824')}{}`,
  'a chunk size that is none': `${lines(LOGIN, HOST, JSON_TYPE, 'Transfer-Encoding: chunked')}zz\r\n{}\r\n0\r\n\r\n`,
  'a chunk size beyond numbers': `${lines(LOGIN, HOST, JSON_TYPE, 'Transfer-Encoding: chunked')}ffffffffffffffffff\r\n{}\r\n0\r\n\r\n`,
  'a chunk shorter than it says': `${lines(LOGIN, HOST, JSON_TYPE, 'Transfer-Encoding: chunked')}10\r\n{}\r\n0\r\n\r\n`,
  'half a body': `${lines(LOGIN, HOST, JSON_TYPE, 'Content-Length: 60')}{"email":`,
  'half a header': 'GET /api/me HTTP/1.1\r\nHost: loc',
  'a change of protocol': lines('GET /api/events HTTP/1.1', HOST, 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'),
  'a tunnel': lines('CONNECT evil.example:443 HTTP/1.1', HOST),
  'a trace': lines('TRACE /api/me HTTP/1.1', HOST, 'Cookie: session=mine', 'Connection: close'),
  'HTTP/2 without being asked': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'two types of content': `${lines(LOGIN, HOST, 'Content-Type: text/plain', JSON_TYPE, 'Content-Length: 2')}{}`,
  'two sessions in two headers': lines(
    'GET /api/me HTTP/1.1',
    HOST,
    'Authorization: Bearer a',
    'Authorization: Bearer b',
    'Connection: close',
  ),
  'two cookies of one name': lines('GET /api/me HTTP/1.1', HOST, 'Cookie: session=a', 'Cookie: session=b', 'Connection: close'),
  'two keys of the chat': `${lines('POST /api/ai HTTP/1.1', HOST, JSON_TYPE, 'X-API-Key: a', 'X-API-Key: b', 'Content-Length: 2')}{}`,
  'two origins': `${lines(LOGIN, HOST, JSON_TYPE, 'Origin: http://localhost', 'Origin: http://evil.example', 'Content-Length: 2')}{}`,
  'two addresses of proxies': lines(
    'GET /api/me HTTP/1.1',
    HOST,
    'X-Forwarded-For: [',
    'X-Forwarded-For: ,,',
    'Forwarded: for=[',
    'Forwarded: ;',
  ),
  'the same header a thousand times': lines(
    'GET /api/me HTTP/1.1',
    HOST,
    ...Array.from({ length: 1000 }, () => 'Accept: x'),
    'Connection: close',
  ),
  'forty requests at once': lines('GET /healthz HTTP/1.1', HOST).repeat(40) + lines('GET /api/me HTTP/1.1', HOST, 'Connection: close'),
  'forty requests at once, one of them broken': `${lines('GET /healthz HTTP/1.1', HOST).repeat(20)}${lines(LOGIN, HOST, JSON_TYPE, 'Content-Length: 5')}{"a":${lines('GET /healthz HTTP/1.1', HOST).repeat(19)}`,
  'one request inside another': lines('GET /healthz HTTP/1.1', HOST) + lines('SMUGGLE /x HTTP/1.1', HOST),
}

/** How many of their answers may be a yes; of all others none. */
const TAKEN: Record<string, number> = {
  'one request inside another': 1,
  'forty requests at once': 40,
  'forty requests at once, one of them broken': 39,
}

/** Sends each over a connection of its own and closes that side; answers what went wrong: a 5xx, inner text, a connection that stays. */
export async function sendMalformed(port: number): Promise<string[]> {
  const found = await Promise.all(Object.entries(MALFORMED).map(async ([name, text]) => ({ name, heard: await sendRaw(port, text) })))
  return found.flatMap(({ name, heard }) => {
    if (heard === null) return [`${name}: the connection stays open`]
    const statuses = [...heard.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status))
    const wrong = statuses.filter((status) => status >= 500)
    if (wrong.length > 0) return [`${name}: ${heard.slice(0, 300)}`]
    if (/session=mine|HPE_|at .+\.js|Parse Error/.test(heard)) return [`${name}: tells of the inside: ${heard.slice(0, 300)}`]
    if (statuses.filter((status) => status < 300).length > (TAKEN[name] ?? 0)) return [`${name}: was taken: ${heard.slice(0, 200)}`]
    return []
  })
}

async function sendRaw(port: number, text: string): Promise<string | null> {
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  socket.setEncoding('latin1').on('data', (piece) => {
    heard += piece
  })
  socket.on('error', () => undefined)
  const closed = new Promise<true>((resolve) => socket.once('close', () => resolve(true)))
  socket.end(Buffer.from(text, 'latin1'))
  const ended = await Promise.race([closed, sleep(PATIENCE_MS, null, { ref: false })])
  socket.destroy()
  return ended === null ? null : heard
}
