-- A packet whose case changed between the asking and the making fails with the list of what to fix.
alter table packets drop constraint packets_failure_check;
alter table packets add constraint packets_failure_check
  check (failure in ('upload_gone', 'paper_unreadable', 'private', 'to_fix', 'outage'));
-- Which exhibit stopped it, or what is to be fixed.
alter table packets drop constraint packets_failed_at_check;
alter table packets add constraint packets_failed_at_check check (length(failed_at) <= 2000);

-- On which page each part of it begins, for who names a page of it elsewhere. Null of a packet of before.
alter table packets add column parts jsonb;
