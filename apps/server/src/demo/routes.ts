import * as contract from '@clinic/contract/demo'
import type { Caller, Services } from '../identity/auth/access/context.ts'
import type { Mount } from '../platform/http/http.ts'
import { raiseDemoCrisis } from './raise-demo-crisis.ts'
import { readDemo } from './read-demo.ts'
import { readMailbox } from './read-mailbox.ts'

export function mountDemo(mount: Mount<Caller>, { config }: Pick<Services, 'config'>): void {
  mount(contract.readDemo, (_, { context, facts }) => readDemo({ sql: context.sql, config, local: facts.local }))
  mount(contract.raiseDemoCrisis, (_, { context, facts }) => raiseDemoCrisis(context, { config, local: facts.local }))
  mount(contract.readMailbox, (_, { context, facts }) => readMailbox({ sql: context.sql, config, local: facts.local }))
}
