import '@fontsource-variable/atkinson-hyperlegible-next/wght.css'
import '../ui/tokens.css'
import './chat.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { firstLanguage } from '../lib/language-choice/first-language.ts'
import { languagesOffered } from '../lib/language-choice/languages-offered.ts'
import { storedLanguage } from '../lib/language-choice/stored-language.ts'
import { brandName } from '../lib/page-settings.ts'
import { changeLanguage } from '../question-cards/messages/current-language.ts'
import { ChatPage } from './chat-page.tsx'
import { followColorScheme } from './follow-color-scheme.ts'

followColorScheme()
document.title = brandName()
const hints = { offered: languagesOffered(), stored: storedLanguage(), search: location.search, preferred: navigator.languages }
// Not awaited here: an entry that waits would have to be cut into more pieces, which weigh more.
void changeLanguage(firstLanguage(hints)).then(() => {
  const root = document.getElementById('root')
  if (root)
    createRoot(root).render(
      <StrictMode>
        <ChatPage />
      </StrictMode>,
    )
})
