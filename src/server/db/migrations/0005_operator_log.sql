-- What the operator does by hand: every action with who and when, access given and withdrawn, refunds.

-- Written before the action begins and completed after it, so that an action cut short is seen too.
-- Subjects are ids and counts, never an e-mail address or a secret.
create table operator_actions (
  id bigint generated always as identity primary key,
  operator text not null check (length(operator) between 1 and 100),
  action text not null,
  subjects jsonb not null default '{}',
  reason text check (length(reason) <= 500),
  outcome text not null default 'begun' check (outcome in ('begun', 'done', 'refused', 'failed')),
  begun_at timestamptz not null,
  ended_at timestamptz,
  check ((outcome = 'begun') = (ended_at is null))
);

-- Access given by the operator is an order of its own that costs nothing; withdrawn access is an entry in the ledger.
alter table orders add column source text not null default 'checkout' check (source in ('checkout', 'operator'));
alter table orders add check (source = 'checkout' or amount_cents = 0);
create index orders_by_guest_email on orders (guest_email) where guest_email is not null;

alter table ledger_entries drop constraint ledger_entries_kind_check;
alter table ledger_entries add constraint ledger_entries_kind_check check
  (kind in ('payment', 'refund', 'dispute_opened', 'dispute_won', 'dispute_lost', 'grant', 'revocation'));
comment on column ledger_entries.stripe_object_id is
  'Makes an entry unique; for a grant or a revocation, which no provider knows of, the id of the order.';

-- Money to be sent back: the row first, then the provider under the row's id, then the ledger.
create table refunds (
  id uuid primary key,
  order_id uuid not null references orders (id),
  amount_cents integer not null check (amount_cents > 0),
  reason text not null,
  requested_by text not null check (requested_by in ('buyer', 'operator', 'shop')),
  status text not null check (status in ('requested', 'pending', 'succeeded', 'failed')),
  stripe_refund_id text unique,
  -- The provider's code for a refusal.
  failure_code text,
  requested_at timestamptz not null,
  settled_at timestamptz
);
create index refunds_by_order on refunds (order_id);
-- One at a time for each order: a second one is counted only once the first is known.
create unique index refunds_one_open on refunds (order_id) where status = 'requested';
