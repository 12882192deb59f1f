import type { Article } from '@clinic/core/language/article'
import { asked } from './asked.ts'

export const whatHappensWithAnswers: Article = {
  id: 'what-happens-with-answers',
  language: 'en',
  title: 'What happens with my answers',
  text: 'Your answers go to our patient care team, who check that nothing is missing, and then to the nurse practitioner, who reads them before your visit. Some answers bring up a safety question right away, and a few mean that we cannot go on for now; you are told if that happens. You can correct an answer until you finish, and tell us about a change later. The computer follows fixed rules; a person makes every decision about your care. Please be open: honest answers keep you safe.',
  owner: 'Clinical lead',
  state: 'approved',
  reviewed_on: '2026-11-02',
  review_due: '2027-11-02',
  source: 'How the clinic uses the questionnaire',
  phrasings: asked(`
what happens with my answers|what do you do with my answers|who decides if im approved|does a computer decide
is this an ai deciding about me|who looks at my questionnaire|why do you ask so many questions
why do i have to answer all these questions|can i change my answers later|i answered something wrong
can i edit my questionnaire after i submit|what if i lie on the form|does my answer affect my approval|why was i marked ineligible
why cant i continue|it says im not eligible why|what is my score|what does my score mean|how are my answers used
what if i dont know the answer|do i have to answer everything|can i skip questions|are you a robot|am i talking to a real person
are you a bot|is a human reading this|did i fail the questionnaire|do answers count against me|what are the scales for
why so many questions|who reads what i wrote|is this a person or a computer|why was i rejected|can i fix an answer after
do you really need all this|what do you use my answers for|it says not eligible why|does a machine decide
i put a wrong answer earlier|am i chatting with a machine|how come it said i cant go on|where do all these answers go
I believe I answered one of them incorrectly, can it be mended|what's the reason for all these personal questions
is the decision made by ai|r u a real person|Does a machine make the decision about me|why so many questions omg
i put the wrong thing on question 5, can it be fixed after|who is reading what i answer|it told me im ineligible, how come
will honest answers get me rejected
  `),
}
