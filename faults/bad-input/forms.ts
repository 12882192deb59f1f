import { UNSUBSCRIBE_PATH } from '@clinic/contract/booking/reminders'
import type { Endpoint } from '@clinic/contract/endpoint'
import fc from 'fast-check'
import type { BadRequest } from './bad-request.ts'

const BOUNDARY = 'xXx'
const CRLF = '\r\n'

type Part = { disposition: string; type: string; content: string }

const part = fc.record<Part>({
  disposition: fc.constantFrom(
    'form-data; name="spreadsheet"; filename="a.csv"',
    'form-data; name="spreadsheet"; filename="../../etc/passwd\u0000.csv"',
    `form-data; name="spreadsheet"; filename="${'x'.repeat(5000)}.xlsx"`,
    'form-data; name="spreadsheet"',
    'form-data; name="faulty_rows"',
    'form-data; name="__proto__"; filename="b.xlsx"',
    'form-data; name="constructor"',
    "form-data; name=spreadsheet; filename*=UTF-8''%ff%00%zz",
    'form-data',
    'attachment',
    '',
  ),
  type: fc.constantFrom('text/csv', 'application/vnd.ms-excel', 'multipart/form-data; boundary=xXx', ';', ''),
  content: fc.constantFrom(
    '',
    'PK\u0003\u0004broken',
    '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1broken',
    'a,"b\n',
    '\u0000\u0001\u0002',
    `${CRLF}--${BOUNDARY}`,
    '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
    'x'.repeat(3000),
    'skip',
  ),
})

const ENDS = [`--${BOUNDARY}--${CRLF}`, `--${BOUNDARY}--`, `--${BOUNDARY}`, '', '--other--', `${CRLF}${CRLF}--${BOUNDARY}--`]
const TYPES = [
  `multipart/form-data; boundary=${BOUNDARY}`,
  `multipart/form-data; boundary="${BOUNDARY}"`,
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=other',
  `multipart/form-data; boundary=${'x'.repeat(3000)}`,
  `multipart/mixed; boundary=${BOUNDARY}`,
  'application/json',
]

/** Forms as browsers send them, broken in every part: boundaries, headers, names, ends; to each call that takes one. */
export function badForms(endpoints: readonly Endpoint[]): fc.Arbitrary<BadRequest> {
  const uploads = endpoints.filter(({ method, path }) => method === 'POST' && /^\/api\/(files\/import|imports)$/.test(path))
  const unsubscribe = { ...uploads[0], path: UNSUBSCRIBE_PATH, access: 'public' } as Endpoint
  return fc
    .record({
      endpoint: fc.constantFrom(...uploads, ...uploads, unsubscribe),
      parts: fc.array(part, { maxLength: 9 }),
      headers: fc.constantFrom(0, 0, 0, 200),
      end: fc.constantFrom(...ENDS),
      type: fc.oneof({ weight: 5, arbitrary: fc.constant(TYPES[0] ?? '') }, { weight: 3, arbitrary: fc.constantFrom(...TYPES) }),
    })
    .map(({ endpoint, parts, headers, end, type }) => ({
      endpoint,
      asker: 'admin',
      path: endpoint.path,
      headers: { 'content-type': type },
      body: parts.map((one) => written(one, headers)).join('') + end,
      wrong: null,
    }))
}

function written({ disposition, type, content }: Part, extra: number): string {
  const headers = [
    ...(disposition === '' ? [] : [`Content-Disposition: ${disposition}`]),
    ...(type === '' ? [] : [`Content-Type: ${type}`]),
    ...Array.from({ length: extra }, (_, at) => `X-${at}: y`),
  ]
  return `--${BOUNDARY}${CRLF}${headers.join(CRLF)}${CRLF}${CRLF}${content}${CRLF}`
}
