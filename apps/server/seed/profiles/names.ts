/** First names of women and men with matching last names; `weight`: how often. Invented people. */
export type Origin = { women: readonly string[]; men: readonly string[]; last: readonly string[]; weight: number }

const origin = (weight: number, [women = '', men = '', ...last]: readonly string[]): Origin => ({
  weight,
  women: women.split(' '),
  men: men.split(' '),
  last: last.join(' ').split(' '),
})

export const ORIGINS: readonly Origin[] = [
  origin(30, [
    'Margaret Susan Heather Karen Laura Megan Brenda Joan Allison Patricia Donna Erin Kathleen Rachel Sandra Holly Wendy Tracy Beth Carol',
    'Robert Douglas Gordon Ian Kevin Brian Scott Peter Wayne Murray Trevor Stephen Craig Graham Keith Neil Ross Darren Colin Stuart',
    'MacDonald Campbell Murray Fraser Stewart Henderson Walsh Sinclair Armstrong Baker Crawford Dawson Ellis Ferguson Grant Harris',
    'Kennedy Lawson McKenzie Nelson Oliver Parsons Reid Simpson Thompson Wallace Young Hickey Power Penney',
  ]),
  origin(15, [
    'Geneviève Chloé Mélanie Josée Élise Sylvie Noémie Maude Françoise Véronique',
    'Étienne François Rémi Benoît Sébastien Gérald Yvon Mathieu Hervé Stéphane',
    'Lavoie Bélanger Gagné Côté Boudreau LeBlanc Thériault Arsenault Gauthier Desjardins Pelletier Fournier Lévesque Cormier Robichaud Préfontaine',
  ]),
  origin(9, [
    'Kateri Autumn Winona Cheyenne Raven Nadia Jocelyn Shawnee',
    'Elijah Dakota Wabinaki Harvey Clayton Norman Delbert Waylon',
    'Cardinal Moosomin Ahenakew Fontaine Beardy Whiteduck Cheechoo Paul Sylliboy Obomsawin Thomas-Redbird Makokis',
  ]),
  origin(4, [
    'Aaju Leetia Nuqingaq Siku Pitsiulaq Ooleepeeka',
    'Jaypeetee Simeonie Pauloosie Levi Noah Tagak',
    'Kilabuk Nowdlak Akeeagok Ipeelie Okalik Tootoo Angmarlik Aglukark',
  ]),
  origin(12, [
    'Harpreet Simran Anjali Kavita Ayesha Sadia Nimra Lakshmi Deepika Zainab',
    'Gurpreet Arjun Rohan Imran Vikram Sandeep Bilal Faisal Suresh Manpreet',
    'Sandhu Dhaliwal Patel Sharma Iyer Khan Qureshi Chaudhry Nair Grewal Brar Fernando Bhullar Rahman',
  ]),
  origin(9, [
    'Mei Xiu Lily Wing-Yan Yan Hui-Min Winnie Jia',
    'Wei Jun Kelvin Ka-Ho Hao Raymond Bo Chi-Keung',
    'Wong Chan Li Zhang Liu Huang Lam Cheung Zhou Leung Tse Ng',
  ]),
  origin(6, [
    'Maricel Jocelyn Liezl Grace-Ann Thuy Linh Soo-jin Yumi',
    'Rodel Jomar Ramon Minh Duc Ji-hoon Kenji Dong-hyun',
    'Santos Reyes Dela-Cruz Bautista Nguyen Tran Pham Kim Park Tanaka Villanueva',
  ]),
  origin(6, [
    'Olena Katarzyna Oksana Ludmila Ingrid Chiara Despina Ilse',
    'Bohdan Piotr Mykola Andrij Giovanni Kostas Dieter Lars',
    'Shevchenko Kowalski Melnyk Romaniuk Rossi DiNardo Papadakis Friesen Penner Wójcik Sørensen Reimer',
  ]),
  origin(5, [
    'Ifeoma Abena Folasade Shanice Marie-Ange Makeda Nyasha Candace',
    'Chidi Kofi Oluwaseun Jerome Desmond Tafari Emeka Winston',
    'Okafor Boateng Adeyemi Clarke Joseph Tesfaye Moyo Baptiste Diallo Francis',
  ]),
  origin(4, [
    'Layla Mariam Shirin Yasmin Leila Nour Parisa Rania',
    'Omar Karim Reza Hassan Farhad Tariq Samir Dariush',
    'Haddad Mansour Hosseini Khoury Rahimi Nasser Tehrani Aziz Saleh',
  ]),
  origin(4, [
    'Camila Valentina Lucía Mariana Beatriz Inês Graça',
    'Mateo Andrés Luis Joaquín João Nuno Rafael',
    'Ramírez Torres Castillo Medeiros Pacheco Sousa Gómez Herrera Núñez',
  ]),
]
