import { beforeAll } from 'vitest'
import { forgetVersions } from '../src/assistant/questionnaires/load-version.ts'
import { forgetForms } from '../src/assistant/translations/load-form.ts'
import { watchConnections } from '../src/platform/one-connection.ts'

// Fails any test in which code uses the pool while holding a connection.
watchConnections()

// Test files share modules, not databases: clear what a process caches once.
beforeAll(() => {
  forgetVersions()
  forgetForms()
})
