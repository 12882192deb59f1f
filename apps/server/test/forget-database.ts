import { beforeAll } from 'vitest'
import { forgetForms } from '../src/languages/load-form.ts'
import { watchConnections } from '../src/platform/one-connection.ts'
import { forgetVersions } from '../src/questionnaires/load-version.ts'

// A verb that asks the pool while it holds a connection fails whichever test runs it.
watchConnections()

// Files share their modules, not their database: what a process reads only once would be another file's.
beforeAll(() => {
  forgetVersions()
  forgetForms()
})
