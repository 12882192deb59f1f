/** French labels of the lists that several questionnaires share, by the English label under which answers are kept. */
export const NONE_OF_THESE_FRENCH = { 'None of these': 'Aucun de ces choix' }
export const NOT_SURE_FRENCH = { 'Not sure': 'Je ne sais pas' }

export const MEDICINE_KINDS_FRENCH = {
  'Blood thinner (such as warfarin)': 'Médicament pour éclaircir le sang (comme la warfarine)',
  'Seizure medicine (such as clobazam or valproate)': 'Médicament contre les convulsions (comme le clobazam ou le valproate)',
  'Opioid pain medicine': 'Opioïde contre la douleur',
  'Buprenorphine or methadone': 'Buprénorphine ou méthadone',
  'Sleeping pill or calming medicine': 'Somnifère ou calmant',
  'Antipsychotic (such as clozapine or olanzapine)': 'Antipsychotique (comme la clozapine ou l’olanzapine)',
  'Heart rhythm medicine (such as amiodarone or digoxin)': 'Médicament du rythme du cœur (comme l’amiodarone ou la digoxine)',
  'Medicine after an organ transplant': 'Médicament pris après une greffe d’organe',
  ...NONE_OF_THESE_FRENCH,
  ...NOT_SURE_FRENCH,
}

export const FORMS_FRENCH = {
  Oil: 'Huile',
  Capsules: 'Capsules',
  'Dried flower (vaporized)': 'Fleurs séchées (vaporisées)',
  Edibles: 'Produits comestibles',
  'Cream or other topical': 'Crème ou autre produit pour la peau',
  ...NOT_SURE_FRENCH,
}

/** The sellers' names are names and stay as they are. */
export const SELLERS_FRENCH = {
  'Northern Meadow': 'Northern Meadow',
  'Lakeshore Botanicals': 'Lakeshore Botanicals',
  'Prairie Harvest': 'Prairie Harvest',
  'Pacific Grove Medical': 'Pacific Grove Medical',
  'Another seller': 'Un autre vendeur',
  'No preference': 'Aucune préférence',
}
