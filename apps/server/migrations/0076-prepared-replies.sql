-- Sentences that staff send to patients again and again, in both languages. Each is a draft until a practitioner approves it; a change makes it a
-- draft again. Those that come with the program have no `saved_by`.
create table prepared_replies (
  id integer generated always as identity primary key,
  name text not null,
  text_en text not null,
  text_fr text not null,
  version integer not null default 1,
  saved_by integer references users (id),
  saved_at timestamptz not null default now(),
  approved_by integer references users (id),
  approved_at timestamptz
);
create unique index prepared_replies_name on prepared_replies (lower(name));

insert into prepared_replies (name, text_en, text_fr) values
  ('Greeting', 'Hello, I’m from your care team. I have read what you wrote. How can I help?', 'Bonjour, je fais partie de votre équipe de soins. J’ai lu ce que vous avez écrit. Comment puis-je vous aider ?'),
  ('One moment', 'Thank you. I’m looking into it and will write again in a few minutes.', 'Merci. Je vérifie et je vous réécris dans quelques minutes.'),
  ('Ask the practitioner', 'I’ll ask a nurse practitioner and tell you what they say.', 'Je vais poser la question à une infirmière praticienne ou à un infirmier praticien et vous dire ce qu’il en est.'),
  ('Call instead', 'Would you rather talk by phone? Tell me a number and a good time, and we’ll call you.', 'Préférez-vous en parler au téléphone ? Donnez-moi un numéro et un bon moment, et nous vous appellerons.'),
  ('Back to the questions', 'I’ll hand you back to the assistant now. It continues where you stopped, and your answers are saved.', 'Je vous remets maintenant à l’assistant. Il reprend là où vous en étiez, et vos réponses sont conservées.'),
  ('Code by email', 'The code is in the newest email from us. Please also look in the folder for unwanted mail.', 'Le code se trouve dans notre plus récent courriel. Regardez aussi dans le dossier des courriels indésirables.');
