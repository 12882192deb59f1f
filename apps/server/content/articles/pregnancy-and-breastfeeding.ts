import type { Article } from '@clinic/core/language/article'
import { asked } from './asked.ts'

export const pregnancyAndBreastfeeding: Article = {
  id: 'pregnancy-and-breastfeeding',
  language: 'en',
  title: 'Pregnancy and breastfeeding',
  text: 'Cannabis is not advised during pregnancy, while breastfeeding, or when you are trying to have a baby. THC passes to the baby and stays in breast milk. Our clinic does not start cannabis at these times. If you are using it now and think you may be pregnant, speak with your doctor, midwife or nurse practitioner soon; you will not be judged. People who want to father a child should also talk about it at the visit. We can tell you when you may apply again.',
  owner: 'Clinical lead',
  state: 'approved',
  reviewed_on: '2026-11-02',
  review_due: '2027-11-02',
  source: "Health Canada warnings; the clinic's eligibility rules",
  phrasings: asked(`
can i use it while pregnant|im pregnant can i apply|is it ok when breastfeeding|does it pass into breast milk
im trying to get pregnant|we are trying for a baby|can i be a patient if i am expecting|just found out im pregnant
cannabis for morning sickness|how long after having a baby can i apply|im nursing my baby
when can i apply again after giving birth|does it affect sperm|my husband and i want a child and he uses cannabis
does weed hurt the baby|pregnancy and cbd|can i take cbd oil while pregnant|i stopped breastfeeding last month can i start
is cbd cream ok in pregnancy|what if i become pregnant while using|ivf and cannabis|does it affect fertility|i might be pregnant
i gave birth 3 months ago|why do you ask about pregnancy|we want a baby|can pregnant women use it|is it harmful for the baby
will it get in my milk|i am expecting|how soon after the birth can i apply|my girlfriend is pregnant and uses cannabis
planning a pregnancy|can i smoke while nursing|i may be pregnant should i tell you|baby due in may, can i do this
still breast feeding my 8 month old|does the cbd reach the baby through milk|we're doing fertility treatments
My wife and I hope to conceive, must I stop|had my baby in august when can i sign up|i'm 5 months along, can i still sign up
My wife is expecting and uses the oil, is it a problem|is it bad for baby if i breast feed|trying to conceive, what about cbd
when i finish to breastfeed can i come back|does it go in the milk|could be pregnant not sure, does it matter
  `),
}
