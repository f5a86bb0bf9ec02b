-- Why the last attempt to pay an order did not go through, as the payment provider tells it; null where none failed.
alter table orders add column failure text check (failure in ('card_declined', 'insufficient_funds', 'other'));
