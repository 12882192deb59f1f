import '@fontsource-variable/atkinson-hyperlegible-next/wght.css'
import '../ui/tokens.css'
import './chat.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { brandName } from '../lib/page-settings.ts'
import { ChatPage } from './chat-page.tsx'
import { followColorScheme } from './follow-color-scheme.ts'

followColorScheme()
document.title = brandName()
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <ChatPage />
    </StrictMode>,
  )
