import { t } from '../lib/messages/t.ts'
import classes from './coach-chat-page.module.css'

/** The public chat inside the staff application (B-8). */
export function CoachChatPage() {
  return <iframe className={classes.chat} src="/coachchat?embedded=1" title={t('AI Chat')} />
}
