-- What of a payment is tax, which the payment provider works out where the shop asks it to.
alter table orders add column tax_cents integer not null default 0 check (tax_cents >= 0);
