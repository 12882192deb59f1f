import '@fontsource-variable/atkinson-hyperlegible-next/wght.css'
import '../ui/tokens.css'
import './chat.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { brandName } from '../lib/page-settings.ts'
import { ChatPage } from './chat-page.tsx'
import { languagesOffered } from './chat-settings.ts'
import { firstLanguage } from './first-language.ts'
import { followColorScheme } from './follow-color-scheme.ts'
import { changeLanguage } from './spoken.ts'
import { storedLanguage } from './stored-language.ts'

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
