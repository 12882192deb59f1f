import '@fontsource-variable/atkinson-hyperlegible-next/wght.css'
import '../ui/base.css'
import '@mantine/core/styles.layer.css'
import '@mantine/notifications/styles.layer.css'
import '../ui/tokens.css'
import '../ui/sidebar-colors.css'
import '../ui/mantine.css'
import { datesText } from '../lib/format/dates.ts'
import { loadTranslations } from '../lib/messages/load-translations.ts'

// Before any module of the application: what is at the top of a file is said in a language too.
void loadTranslations(datesText).then(() => import('./staff-app.tsx'))
