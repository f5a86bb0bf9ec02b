-- A refund that the buyer's bank sends back is undone by an entry of its own; the ledger only grows.
alter table ledger_entries drop constraint ledger_entries_kind_check;
alter table ledger_entries add constraint ledger_entries_kind_check check
  (kind in ('payment', 'refund', 'refund_failed', 'dispute_opened', 'dispute_won', 'dispute_lost',
            'grant', 'revocation'));
