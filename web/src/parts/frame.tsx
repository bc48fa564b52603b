import type { OperatorView } from '../operator-view.js';
import type { BrandView, ShopView } from '../view.js';
import type { Words } from '../words/language.js';
import { Operator } from './operator.js';
import { useWords } from './words.js';

/** The bar above a page: whose it is, above a rule in the merchant's colour. */
export function Bar({ shop, helps }: { shop: ShopView | undefined; helps: boolean }) {
  const words = useWords();
  const { frame: texts } = words;
  const name = shop?.merchant || words.service;
  return (
    <header class="bar">
      <div class="bar-row">
        <Mark name={name} brand={shop?.brand} />
        <p>
          <strong>{shop?.side === 'seller' ? texts.sale.name(name) : name}</strong>
          {shop && <small>{about(shop, texts)}</small>}
        </p>
        {helps && <a href="#help">{texts.help}</a>}
      </div>
      <Rule brand={shop?.brand} />
    </header>
  );
}

function about({ side, reference }: ShopView, texts: Words['frame']): string {
  return side === 'seller' ? texts.sale.about(reference) : texts.order(reference);
}

/** The merchant's logo, or the first letters of its name in its colour. */
export function Mark({ name, brand }: { name: string; brand: BrandView | undefined }) {
  if (brand?.logo) return <img class="logo" src={brand.logo} alt="" />;
  const paint = brand?.paint;
  return (
    <svg class="logo monogram" viewBox="0 0 36 36" aria-hidden="true" focusable="false">
      <rect width="36" height="36" rx="8" {...(paint && { fill: paint.fill })} />
      <text x="18" y="23" text-anchor="middle" {...(paint && { fill: paint.ink })}>
        {initialsOf(name)}
      </text>
    </svg>
  );
}

/** The policy of pages permits no style of their own, but it permits a colour that is an attribute. */
export function Rule({ brand }: { brand: BrandView | undefined }) {
  const paint = brand?.paint;
  return (
    <svg class="rule" width="100%" height="3" aria-hidden="true" focusable="false">
      <rect width="100%" height="3" {...(paint && { fill: paint.fill })} />
    </svg>
  );
}

function initialsOf(name: string): string {
  const [first = '', second = ''] = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  return `${[...first][0] ?? ''}${[...second][0] ?? ''}`.toUpperCase();
}

/** Who holds the money, whom to ask, and what nobody of them will ever ask for. */
export function Foot({ shop }: { shop: ShopView | undefined }) {
  const { frame: texts } = useWords();
  return (
    <Operator.Consumer>
      {(operator: OperatorView) => (
        <section id="help" aria-label={texts.footer.heading}>
          {shop && <Contact {...shop.brand} about={texts.footer.shop(shop.merchant)} />}
          <Contact
            about={texts.footer.us}
            supportPhone={operator.phone}
            supportEmail={operator.email}
            whatsapp={operator.whatsapp}
          />
          <Holder operator={operator} isHeld={shop?.isHeld ?? true} />
          <Legal operator={operator} />
          <p>{texts.footer.warning}</p>
          {shop && <p>{texts.footer.times}</p>}
        </section>
      )}
    </Operator.Consumer>
  );
}

function Holder({ operator, isHeld }: { operator: OperatorView; isHeld: boolean }) {
  const { frame: texts } = useWords();
  if (isHeld && (operator.name || operator.bank)) return <p>{texts.footer.held(operator)}</p>;
  return operator.name ? <p>{texts.footer.run(operator)}</p> : null;
}

function Legal({ operator: { termsUrl, privacyUrl } }: { operator: OperatorView }) {
  const { frame: texts } = useWords();
  const elsewhere = { target: '_blank', rel: 'noreferrer noopener' };
  return (
    <p class="links">
      <a href="/">{texts.footer.how}</a>
      {termsUrl && (
        <a href={termsUrl} {...elsewhere}>
          {texts.footer.terms}
        </a>
      )}
      {privacyUrl && (
        <a href={privacyUrl} {...elsewhere}>
          {texts.footer.privacy}
        </a>
      )}
    </p>
  );
}

interface ContactProps {
  about: string;
  supportPhone: string | null;
  supportEmail: string | null;
  whatsapp?: string | null;
}

/** How to reach somebody, said to be theirs: nobody else answers there. */
export function Contact({ about, supportPhone, supportEmail, whatsapp = null }: ContactProps) {
  const { frame: texts } = useWords();
  if (supportPhone === null && supportEmail === null && whatsapp === null) return null;
  const digits = whatsapp?.replace(/\D/g, '');
  return (
    <p class="links">
      {about} {supportPhone && <a href={`tel:${supportPhone.replaceAll(' ', '')}`}>{supportPhone}</a>}
      {supportEmail && <a href={`mailto:${supportEmail}`}>{supportEmail}</a>}
      {whatsapp && (
        <a href={`https://wa.me/${digits}`} target="_blank" rel="noreferrer noopener">
          {texts.footer.whatsapp(whatsapp)}
        </a>
      )}
    </p>
  );
}
