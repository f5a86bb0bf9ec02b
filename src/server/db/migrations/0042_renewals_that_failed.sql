-- A renewal that failed leaves the document whole, as it stood before; why it failed is said beside it.
alter table documents
  add column renewal_failure text check (renewal_failure in ('check_failed', 'outage')),
  add check (renewal_failure is null or status = 'completed');
