-- Reports that could not tell are looked at again when a roll arrives, and their people are told once if it can now.

alter table leads add column looked_again_at timestamptz;
alter table leads add column told_at timestamptz;
create index leads_without_answer on leads (requested_at) where typed_from is null and told_at is null;

-- Mail about reports can be ended by the link at its foot, too.
alter table mail_stops drop constraint mail_stops_topic_check;
alter table mail_stops add constraint mail_stops_topic_check check (topic in ('offers', 'reports'));
