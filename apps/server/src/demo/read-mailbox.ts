import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DemoEmail } from '@clinic/contract/demo'
import { type DemoCall, readDemo } from './read-demo.ts'

const NEWEST = 50

/** Emails the demo clinic would have sent, newest first, at most 50. Refusal: `not-found` as `readDemo`. */
export async function readMailbox(call: DemoCall): Promise<DemoEmail[]> {
  await readDemo(call)
  const folder = join(call.config.DATA_DIR, 'mail')
  const names = await readdir(folder).catch(() => [])
  // Names start with the sending time; an unfinished file starts with a dot.
  const newest = names
    .filter((name) => name.endsWith('.eml') && !name.startsWith('.'))
    .sort()
    .reverse()
    .slice(0, NEWEST)
  return Promise.all(newest.map(async (name) => readMail(name, await readFile(join(folder, name), 'utf8'))))
}

/** Parses an email file: headers, an empty line, plain text. */
function readMail(name: string, content: string): DemoEmail {
  const end = content.indexOf('\n\n')
  const headers = new Map<string, string>()
  for (const line of content
    .slice(0, end)
    .replace(/\n[ \t]+/g, ' ')
    .split('\n')) {
    const colon = line.indexOf(':')
    headers.set(line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim()))
  }
  const at = new Date(headers.get('date') ?? '')
  return {
    id: name.replace(/\.eml$/, ''),
    at: Number.isNaN(at.getTime()) ? '' : at.toISOString(),
    to: headers.get('to') ?? '',
    subject: headers.get('subject') ?? '',
    text: readText(headers.get('content-type') ?? '', content.slice(end + 2)),
  }
}

/** Only the first part when a calendar file is attached. */
function readText(type: string, body: string): string {
  const boundary = /boundary="([^"]+)"/.exec(type)?.[1]
  if (boundary === undefined) return body
  const part = body.split(`--${boundary}\n`)[1] ?? ''
  return part.slice(part.indexOf('\n\n') + 2)
}

/** Decodes non-ASCII headers (RFC 2047). */
function decodeWords(header: string): string {
  return header.replace(/=\?utf-8\?([bq])\?([^?]*)\?=(?:\s+(?==\?))?/gi, (_, kind: string, word: string) => {
    if (kind.toLowerCase() === 'b') return Buffer.from(word, 'base64').toString('utf8')
    const bytes = word
      .replaceAll('_', ' ')
      .replace(/=([0-9a-f]{2})/gi, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    return Buffer.from(bytes, 'latin1').toString('utf8')
  })
}
