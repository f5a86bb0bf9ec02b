-- The home that an answer is about, by its street, where its asker has several.
alter table asked_questions add column about text;
