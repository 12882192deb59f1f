import type { ConsentText } from '../consent.ts'

/** The French twin of `consentText`: the same six sections, signed under a version of its own. */
export const consentFrench: ConsentText = {
  version: '2026-11-1-fr',
  sections: [
    {
      heading: 'A. Effets indésirables possibles',
      text: paragraphs(
        'Le cannabis peut avoir des effets non voulus. Les plus courants sont la bouche sèche, les yeux rouges, les étourdissements, l’envie de dormir, un cœur qui bat plus vite, une faim plus grande, et des troubles de la mémoire, de l’attention ou de l’équilibre. Certaines personnes ressentent de l’anxiété, de la confusion ou de la peur.',
        'D’autres effets, moins courants mais plus graves, sont les évanouissements et les chutes, une douleur à la poitrine ou des battements de cœur irréguliers, le fait de voir ou d’entendre des choses qui ne sont pas là, la perte de contact avec la réalité, un moral bas ou des pensées suicidaires, et des vomissements qui reviennent sans cesse en cas de consommation régulière.',
        'La consommation régulière peut vous amener à avoir besoin de plus de cannabis pour obtenir le même effet, entraîner une dépendance et faire que vous vous sentiez mal à l’arrêt. La fumée abîme les poumons. Commencer jeune, avant 25 ans environ, comporte un risque plus élevé pour la santé mentale et pour le cerveau en croissance.',
        'Le cannabis est déconseillé si vous êtes enceinte, si vous allaitez ou si vous essayez d’avoir un bébé, ou si vous avez ou avez eu une schizophrénie ou une psychose. Il demande une attention particulière si ces maladies sont présentes dans votre famille, ainsi qu’en cas de trouble bipolaire, de maladie du cœur, des poumons, du foie ou des reins, de dépendance passée ou actuelle, et à un âge avancé.',
        'Le cannabis peut changer l’effet d’autres médicaments, par exemple les anticoagulants, les médicaments contre les convulsions, les opioïdes, les somnifères et les médicaments pris après une greffe d’organe. L’alcool rend ses effets plus forts. Veuillez nous dire tout ce que vous prenez, et n’arrêtez ni ne changez aucun médicament sans en parler à la personne qui l’a prescrit.',
      ),
    },
    {
      heading: 'B. Renseignements généraux',
      text: paragraphs(
        'Le cannabis séché, les huiles et les produits comestibles des vendeurs autorisés n’ont pas été examinés ni approuvés par Santé Canada comme médicaments. Pour bien des problèmes de santé, la recherche est limitée, et nous ne pouvons pas vous promettre que le cannabis vous aidera. Vous pouvez nous parler d’autres traitements à tout moment.',
        'Une infirmière praticienne ou un infirmier praticien examine vos réponses, vous rencontre et décide si un document médical vous convient. La réponse peut être non. Un document indique une quantité quotidienne en grammes et est valable au plus un an ; avant qu’il prenne fin, il vous faut une nouvelle évaluation.',
        'Les rendez-vous ont lieu par vidéo ou par téléphone. Cela a des limites : nous ne pouvons pas vous examiner en personne, une connexion peut être coupée, et nous pourrions vous demander de voir quelqu’un en personne. Pour le rendez-vous, vous devez être dans la province que vous nous avez indiquée, parce que l’infirmière praticienne ou l’infirmier praticien doit y avoir un permis. Nos soins ne remplacent pas votre propre médecin, infirmière praticienne ou infirmier praticien.',
        'L’assistante de cette page est un programme informatique. Elle vous guide dans les formulaires et répond aux questions courantes à partir de textes que notre clinique a approuvés. Elle peut se tromper ou mal vous comprendre. Elle ne pose pas de diagnostic, ne donne pas de doses et ne décide pas de vos soins ; des règles de sécurité simples peuvent mettre votre inscription en pause, et une personne de notre équipe peut toujours revoir cela. Vous pouvez demander à parler à une personne à tout moment.',
        'Ceci n’est pas un service d’urgence, et les messages ne sont pas surveillés à toute heure. En cas d’urgence, appelez le 9-1-1. Si vous pensez au suicide, ou si vous vous inquiétez pour quelqu’un qui y pense, appelez ou textez le 9-8-8, jour et nuit.',
      ),
    },
    {
      heading: 'C. Sécurité',
      text: paragraphs(
        'Ne conduisez pas, n’utilisez pas de machines et ne faites pas de travail où d’autres personnes dépendent de votre vigilance tant que le cannabis agit sur vous. Attendez au moins 4 à 6 heures après l’avoir inhalé, et au moins 8 à 10 heures après l’avoir avalé. Si vous ressentez encore un effet, attendez plus longtemps : certaines personnes sont ralenties pendant toute une journée. Conduire avec les facultés affaiblies est un crime, même avec un document médical.',
        'Commencez par une petite quantité et augmentez-la lentement. Ce que vous inhalez agit en quelques minutes. Ce que vous avalez peut prendre jusqu’à 4 heures avant de se faire sentir et peut durer 12 heures ou plus ; n’en prenez donc pas davantage parce que vous ne sentez encore rien.',
        'Ne mélangez pas le cannabis avec l’alcool ou d’autres drogues. Évitez de le fumer ; d’autres façons de le prendre sont moins dures pour les poumons.',
        'Gardez le cannabis dans son emballage étiqueté, sous clé, hors de la portée des enfants, des adolescents, des visiteurs et des animaux. Les produits comestibles ressemblent à des bonbons : si un enfant ou un animal en a mangé, appelez tout de suite le 9-1-1, un centre antipoison ou un vétérinaire.',
        'Arrêtez et obtenez de l’aide médicale si vous avez une douleur à la poitrine, si vous vous évanouissez, si vous ne pouvez pas arrêter de vomir, si vous avez l’impression que d’autres vous veulent du mal, ou si vous voyez ou entendez des choses qui ne sont pas là. Avertissez-nous avant une opération, et dès qu’il se peut que vous soyez enceinte.',
      ),
    },
    {
      heading: 'D. Réglementation',
      text: paragraphs(
        'Au Canada, le cannabis médical est régi par la Loi sur le cannabis et le Règlement sur le cannabis. Avec un document médical, vous vous inscrivez auprès d’un seul vendeur titulaire d’une licence fédérale et vous commandez chez lui pour votre propre usage. Un même document ne peut pas servir chez deux vendeurs en même temps ; vous pouvez demander à le transférer.',
        'En public, vous pouvez avoir sur vous, à des fins médicales, jusqu’à 30 fois votre quantité quotidienne ou 150 grammes de cannabis séché ou l’équivalent, selon la plus petite de ces quantités. Gardez sur vous la preuve d’inscription. Donner ou vendre votre cannabis médical est contraire à la loi.',
        'Ne faites jamais passer de cannabis à la frontière du Canada, dans un sens ou dans l’autre, même avec un document médical. Les provinces, les villes, les propriétaires, les écoles, les compagnies aériennes et les employeurs ont leurs propres règles sur les endroits où l’on peut l’utiliser. Un document médical ne vous dispense pas des règles de sécurité de votre travail.',
        'N’essayez pas d’obtenir des documents pour du cannabis auprès de plusieurs praticiens à la fois. Dites-nous si vous avez un document d’une autre personne. Nous donner de faux renseignements peut mettre fin à nos soins.',
      ),
    },
    {
      heading: 'E. Vie privée',
      text: paragraphs(
        'Nous recueillons ce que vous écrivez ici : la façon de vous joindre, votre numéro d’assurance maladie si vous le donnez, vos réponses sur votre santé, ce consentement et notre conversation. Nous nous en servons pour vous soigner, pour respecter les règles qui s’appliquent aux professionnels de la santé, pour faire fonctionner et améliorer notre service, et pour rien d’autre sans vous le demander.',
        'Les membres du personnel qui participent à vos soins peuvent voir votre dossier, et chaque consultation est notée. Si vous obtenez un document médical, nous l’envoyons au vendeur autorisé que vous choisissez, et nous le confirmons quand ce vendeur le demande. Nous ne communiquons rien d’autre sans votre consentement, sauf si la loi l’exige, par exemple quand quelqu’un est en grave danger.',
        'Nous protégeons votre dossier par des contrôles d’accès et d’autres mesures, mais aucun système n’est parfaitement sûr. Si un incident vous expose à un risque réel, nous vous le dirons.',
        'Les courriels et les textos ne sont pas entièrement privés : d’autres personnes peuvent les voir sur un appareil partagé ou en chemin. C’est pourquoi les nôtres ne contiennent aucun détail sur la santé, seulement un avis ou un lien. Ne nous envoyez pas de détails sur votre santé par courriel ordinaire. Choisissez un endroit privé pour les rendez-vous par vidéo et par téléphone.',
        'Les dossiers sont conservés aussi longtemps que la loi de votre province le demande, dans la plupart des cas au moins 10 ans. Vous pouvez demander à voir et à corriger votre dossier, demander qui l’a consulté, et porter plainte auprès de nous ou auprès de la commissaire ou du commissaire à la protection de la vie privée de votre province.',
      ),
    },
    {
      heading: 'F. Nom et signature',
      text: paragraphs(
        'En choisissant de consentir, en écrivant votre nom complet et en donnant votre date de naissance, vous signez ce formulaire. Cela vaut une signature sur papier. Nous le gardons avec la version de ce texte, la date et l’heure, et des détails techniques sur votre appareil.',
        'Vous confirmez que vous avez lu et compris les sections A à E ou qu’on vous les a expliquées, que vous avez pu poser des questions, que les renseignements que vous donnez sont vrais, et que vous décidez par vous-même et librement.',
        'Vous pouvez dire non, et vous pouvez retirer votre consentement plus tard en nous le disant ; cela ne défait pas ce qui a été fait avant. Sans consentement, l’assistante ne peut pas continuer, mais vous pouvez toujours joindre notre équipe par téléphone.',
      ),
    },
  ],
}

function paragraphs(...texts: string[]): string {
  return texts.join('\n\n')
}
