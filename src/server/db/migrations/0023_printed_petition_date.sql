-- The last day for a petition as the owner's own TRIM notice prints it; it wins over every other date.

alter table properties add column petition_due_on date;
