-- Of a photo: the day that its camera wrote into it; null for a paper, for one without, and for one that came before.
alter table uploads add column photo_day date;
