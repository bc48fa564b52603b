import { columns } from '../../adapters/store/shapes.js';
import { statement } from '../../adapters/store/statement.js';
import type { PartnerSettlement } from '../../domain/records.js';

type Identity = Pick<PartnerSettlement, 'partner' | 'mode' | 'partnerSettlementId'>;

export const findSettlement = statement<Identity, PartnerSettlement>('partner_settlement.find', (db, p) =>
  db
    .selectFrom('partner_settlement')
    .select(columns('partner_settlement'))
    .where('partner', '=', p.partner)
    .where('mode', '=', p.mode)
    .where('partner_settlement_id', '=', p.partnerSettlementId),
);
