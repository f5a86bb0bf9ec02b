-- The running product is called the app everywhere.
alter table refunds drop constraint refunds_requested_by_check;
update refunds set requested_by = 'app' where requested_by = 'shop';
alter table refunds add constraint refunds_requested_by_check check (requested_by in ('buyer', 'operator', 'app'));
