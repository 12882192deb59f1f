import { listQuestionnaires } from '@clinic/contract/questionnaires'
import { type Caller, staffContext } from '../auth/context.ts'
import type { Mount } from '../platform/http.ts'
import { listNewest } from './load-version.ts'

/** The questionnaires' calls (REQ-405). */
export function mountQuestionnaires(mount: Mount<Caller>) {
  mount(listQuestionnaires, (_, caller) => listNewest(staffContext(caller).sql))
}
