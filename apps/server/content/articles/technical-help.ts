import type { Article } from '@clinic/core/language/article'
import { asked } from './asked.ts'

export const technicalHelp: Article = {
  id: 'technical-help',
  language: 'en',
  title: 'When something does not work',
  text: 'Try these first: reload the page, check your connection, and use an up-to-date browser such as Chrome, Safari, Firefox or Edge. Your answers are saved after every step, so you can close the page and come back, on another device too. If a code or message does not arrive, look in your junk mail and check the address. For video visits, allow the camera and microphone when the browser asks. If it still does not work, ask for a person here and say what you see on the screen.',
  owner: 'Clinical lead',
  state: 'approved',
  reviewed_on: '2026-11-02',
  review_due: '2027-11-02',
  source: 'Help with this page',
  phrasings: asked(`
the page is not working|its frozen|the chat is stuck|i cant log in|i didnt get the code|the code does not work|the link is broken
it wont let me continue|the button does nothing|nothing happens when i click|the video wont play|theres no sound
i cant hear anything|how do i turn off the voice|the screen is blank|it keeps loading|my camera is not working
my microphone doesnt work|i never got the email|website is down|does this work on my phone|what browser do i need|error message
it keeps saying error|i lost my answers|did my answers save|can i continue on my computer|the site is so slow
text is too small to read|i got kicked out|it crashed|how do i get back to where i was|can i use a tablet|upload is not working
the website is glitching|i cannot log in|where is my code|its not loading|the screen froze|the letters are too small
submit does nothing|my internet cut out did i lose everything|it gives me an error|the app is lagging|this dumb page wont load
I pressed the button and it just sits there|never got the sms code|the picture of the lady is not moving|keeps logging me out
the video shows black|this thing is glitching|The lettering on my screen is very tiny|i press submit and nothing
no code in my email|its lagging so bad|i can not enter, it gives me error|ur site keeps crashing on my iphone
  `),
}
