-- Accounts and their sessions, purchases with their ledger, free reports, homes and course progress.

create table app_secrets (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);

create table users (
  id uuid primary key,
  email citext not null unique,
  email_verified_at timestamptz,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  created_at timestamptz not null
);

-- One signed-in browser. Ending it ends every token that came from it.
create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index sessions_by_user on sessions (user_id) where ended_at is null;

create table refresh_tokens (
  token_hash bytea primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index refresh_tokens_by_session on refresh_tokens (session_id);

create table orders (
  id uuid primary key,
  tier text not null check (tier in ('standard', 'ai_enhanced')),
  status text not null check (status in ('pending', 'paid', 'expired', 'failed')),
  user_id uuid references users (id) on delete set null,
  guest_email citext,
  -- As typed at the checkout; only to fill the set-up form.
  buyer_name text,
  is_upgrade boolean not null default false,
  amount_cents integer not null check (amount_cents >= 0),
  currency text not null default 'usd',
  livemode boolean not null,
  stripe_session_id text unique,
  stripe_payment_intent_id text unique,
  stripe_customer_id text,
  invoice_url text,
  -- Hash of the cookie of the browser that began a guest checkout.
  browser_key_hash bytea,
  created_at timestamptz not null,
  paid_at timestamptz,
  check (status <> 'paid' or paid_at is not null)
);
create index orders_by_user on orders (user_id, created_at desc);
create index orders_open on orders (created_at) where status = 'pending';

-- What happened to the money of an order. Access is derived from these rows, never toggled.
create table ledger_entries (
  id uuid primary key,
  order_id uuid not null references orders (id),
  kind text not null check (kind in ('payment', 'refund', 'dispute_opened', 'dispute_won', 'dispute_lost')),
  amount_cents integer not null check (amount_cents >= 0),
  stripe_object_id text not null,
  occurred_at timestamptz not null,
  unique (kind, stripe_object_id)
);
create index ledger_entries_by_order on ledger_entries (order_id);

create table stripe_events (
  id text primary key,
  type text not null,
  livemode boolean not null,
  payload jsonb not null,
  received_at timestamptz not null,
  processed_at timestamptz
);

-- Set-up and reset links: single use, only their hashes are kept.
create table one_time_links (
  id uuid primary key,
  purpose text not null check (purpose in ('setup', 'reset')),
  order_id uuid references orders (id) on delete cascade,
  user_id uuid references users (id) on delete cascade,
  email citext not null,
  token_hash bytea not null unique,
  code_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  check ((purpose = 'setup') = (order_id is not null)),
  check ((purpose = 'reset') = (user_id is not null))
);
create index one_time_links_by_order on one_time_links (order_id) where used_at is null;
create index one_time_links_by_user on one_time_links (user_id) where used_at is null;

create table properties (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  address_line1 text not null,
  address_line2 text,
  city text not null,
  zip_code text not null,
  county_id text not null,
  property_type text not null,
  homestead_status boolean not null,
  year_built integer,
  square_footage integer,
  parcel_id text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index properties_one_per_address
  on properties (user_id, lower(address_line1), lower(coalesce(address_line2, '')), zip_code);

create table leads (
  id text primary key,
  email citext not null,
  address text not null,
  -- The address folded to lower case and single spaces: the same person asking twice gets the same report.
  address_key text not null,
  property_type text not null,
  request_year integer not null,
  status text not null check (status in ('preparing', 'choose_parcel', 'needs_trim_numbers', 'ready')),
  message text not null,
  parcel jsonb,
  candidates jsonb not null default '[]',
  trim_numbers jsonb,
  verdict jsonb,
  requested_at timestamptz not null,
  prepared_at timestamptz,
  unique (email, address_key, request_year)
);

create table lesson_progress (
  user_id uuid not null references users (id) on delete cascade,
  lesson_id text not null,
  completed_at timestamptz,
  seconds_spent integer not null default 0 check (seconds_spent >= 0),
  updated_at timestamptz not null,
  primary key (user_id, lesson_id)
);
