import type { listLines as contract } from '@clinic/contract/chat/attention'
import type { Parsed } from '@clinic/contract/endpoint'
import type { Context } from '../../../platform/db/change.ts'
import { type HeardLines, type IsOwn, listLines } from './list-lines.ts'
import type { PageWaits } from './page-waits.ts'

/**
 * As `listLines`; where the page asks to wait, answers once there is something new. Listens before it reads, so that nothing falls between. A
 * notification that was lost costs one wait: what follows the page’s last line is found at its end. Where too many wait, it answers at once.
 */
export async function waitForLines(
  context: Context,
  body: Parsed<typeof contract>['body'],
  { isOwn, waits }: { isOwn: IsOwn; waits: PageWaits },
): Promise<HeardLines> {
  const wait = body.wait ? waits.open(body.conversation_id) : null
  if (!wait) return listLines(context, body, isOwn)
  try {
    for (;;) {
      const next = wait.next()
      const heard = await listLines(context, body, isOwn)
      if (heard.lines.length > 0 || (body.known !== '' && heard.known !== body.known)) return heard
      const what = await next
      if (what === 'over') return await listLines(context, body, isOwn)
      if (what === 'typing') return { ...heard, typing: heard.attention.name !== null }
    }
  } finally {
    wait.close()
  }
}
