import { beforeAll } from 'vitest'
import { forgetVersions } from '../src/assistant/questionnaires/load-version.ts'
import { forgetForms } from '../src/assistant/translations/load-form.ts'
import { watchConnections } from '../src/platform/one-connection.ts'

// A verb that asks the pool while it holds a connection fails whichever test runs it.
watchConnections()

// Files share their modules, not their database: what a process reads only once would be another file's.
beforeAll(() => {
  forgetVersions()
  forgetForms()
})
