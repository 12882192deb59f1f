import { REPORT_LISTS } from '@clinic/contract/reports'
import type { StaffContext } from '../identity/auth/access/context.ts'
import { note } from '../platform/db/change.ts'
import { chooseReader } from '../platform/db/read-replica.ts'
import { presentItem } from './present-item.ts'
import { type Asked, type Range, resolveRange } from './resolve-range.ts'
import { allLists } from './store.ts'

/**
 * The seven lists of an inclusive range in clinic time, as streamed JSON text (REQ-659 to REQ-661, E-5). Audited.
 * Refusal: `invalid-input` for a reversed range.
 */
export async function readReport(context: StaffContext, asked: Asked): Promise<AsyncGenerator<string>> {
  const range = resolveRange(context, asked)
  await note(context, {
    action: 'Read Report',
    description: `Read the report of ${range.first} to ${range.last}`,
    entity: { kind: 'list', id: 'report' },
  })
  return asJson(context, range)
}

async function* asJson({ sql }: StaffContext, range: Range): AsyncGenerator<string> {
  let open = -1
  let text = '{'
  const begin = (place: number) => {
    for (; open < place; open += 1) text += `${open < 0 ? '' : '],'}"${REPORT_LISTS[open + 1]}":[`
  }
  for await (const rows of allLists(await chooseReader(sql), range)) {
    for (const { place, ...row } of rows) {
      const list = REPORT_LISTS[place]
      if (!list) continue
      const first = open < place
      begin(place)
      text += `${first ? '' : ','}${JSON.stringify(presentItem(row, list))}`
    }
    yield text
    text = ''
  }
  begin(REPORT_LISTS.length - 1)
  yield `${text}]}`
}
