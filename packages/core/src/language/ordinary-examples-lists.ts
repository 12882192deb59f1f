import { phrasesOf } from './phrases-of.ts'

/** What is written where a list is asked for: medicines and their forms, allergies, places of the body. */
export const ORDINARY_EXAMPLES_LISTS: readonly string[] = phrasesOf(`
salbutamol inhaler|blue inhaler|brown inhaler|inhaler as needed|two inhalers|ventolin inhaler|symbicort inhaler|an inhaler for my asthma|puffer|orange puffer twice a day|nebulizer
insulin|insulin injections|insulin pump|injections every month|b12 injections|humira injection|enbrel injections every two weeks|cortisone injections in the knee|botox for migraine
eye drops|ear drops|nasal spray|nitro spray|steroid cream|hydrocortisone cream|voltaren gel|lidocaine patch|fentanyl patch|nicotine patch|birth control|birth control pills|iud
water pill|heart pills|blood pressure tablets|cholesterol pill|thyroid pill|stomach pill|sleeping pill|muscle relaxant|blood thinner|iron tablets|calcium and vitamin d|fish oil
amlodipine 5 mg|ramipril and metformin|lisinopril 10|rosuvastatin 20 mg at night|omeprazole|pantoprazole 40|levothyroxine 75 mcg|furosemide|bisoprolol|candesartan|sitagliptin
sertraline 50 mg|escitalopram|venlafaxine 75|mirtazapine at bedtime|trazodone|quetiapine 25 mg|lorazepam as needed|clonazepam|zopiclone|lithium|lamotrigine|valproate|topiramate
methotrexate weekly|prednisone 5 mg|hydroxychloroquine|sulfasalazine|mesalamine|sumatriptan as needed|rizatriptan|cyclobenzaprine|baclofen|tizanidine|codeine|morphine|oxycodone|methadone
tylenol and advil|acetaminophen as needed|ibuprofen|aspirin 81|antihistamine|reactine|benadryl at night|gravol|melatonin|multivitamin|probiotics|glucosamine|turmeric|protein powder
peanuts|peanuts and shellfish|tree nuts|shellfish|shrimp and crab|eggs|milk|gluten|strawberries|kiwi|bee stings|wasps|dust|pollen|mould|cats and dogs|latex|nickel|tape|contrast dye
penicillin|sulfa drugs|amoxicillin gives me a rash|codeine makes me sick|morphine, hives|anesthetic|iodine|seasonal allergies|hay fever|no known allergies|none that i know of
lower back|left knee and hip|both hands|neck and shoulders|right ankle|feet|jaw|stomach|behind the eyes|all joints|spine|ribs|tailbone|elbow and wrist|legs at night
pompe bleue|pompe au besoin|inhalateur|salbutamol en inhalateur|insuline|injections d'insuline|vitamine b12 en injection|gouttes pour les yeux|vaporisateur nasal|timbre de nicotine|pilule contraceptive
pilule pour la pression|pilule pour le coeur|médicament pour la thyroïde|somnifère|relaxant musculaire|anticoagulant|fer et calcium|acétaminophène au besoin|métformine 500|sertraline 50 mg
arachides|arachides et fruits de mer|noix|crevettes|oeufs|lait|pollen|poussière|chats|pénicilline|sulfamidés|latex|piqûres d'abeille|aucune allergie connue|rhume des foins
bas du dos|genou gauche|cou et épaules|les deux mains|chevilles|mâchoire|ventre|derrière les yeux|toutes les articulations
`)
