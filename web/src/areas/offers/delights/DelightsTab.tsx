// The offers on the tab 'Delights' or 'Treats', as cards, with a filter by category and a search by store.
import { Button, HTMLSelect } from '@blueprintjs/core';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useJustSaved } from '@/app/list/justSaved';
import { listFailure } from '@/app/list/ListTable';
import { useOpenItem } from '@/app/list/listState';
import { useQueryState } from '@/app/routing/query';
import { ContentImage } from '@/shared/content/ContentImage';
import { nothingShown } from '@/shared/content/contentFilters';
import { LookButton } from '@/shared/content/LookButton';
import { ShowingSelect } from '@/shared/content/ShowingSelect';
import { useCompany, usePreviewedItem, useShowing } from '@/shared/content/usePosts';
import { CardGrid } from '@/ui/cards/CardGrid';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { cutForCard } from '@/ui/texts/words';
import { categoriesQuery, idOf, type Offer, offersQuery } from '../calls';
import { CategoryLabel, Validity } from './OfferFacts';
import { activeOf, byValidity, shownOffers } from './rules';
import { wordOf } from './word';
import './delights.css';

const NewOfferDialog = lazyDialog(async () => ({ default: (await import('./OfferDialog')).NewOfferDialog }));
const OfferPhoneDialog = lazyDialog(async () => ({ default: (await import('./OfferPhone')).OfferPhoneDialog }));
const OfferDialog = lazyDialog(() => import('./OfferDialog'));

/** The search field belongs to the screen around the tab; its text is in the address. */
const defaults = { text: '', category: '', open: '', show: '' };
const ALL = { value: '', label: 'All' };

export default function DelightsTab() {
  const [{ text, category: named, open, show }, setQuery] = useQueryState(defaults);
  const { isFirstBrand } = useCompany();
  const word = wordOf(isFirstBrand);
  const offers = useQuery(offersQuery);
  const { data: choices, isPending } = useQuery(categoriesQuery);
  const categories = activeOf(choices ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  // An unknown category in the address does not filter, because the select could not show it.
  const category = isPending || categories.some(({ value }) => value === named) ? named : '';

  const { listed, showing, options } = useShowing(offers.data, show, byValidity);
  const shown = useMemo(() => shownOffers(listed ?? [], { category, text }), [listed, category, text]);
  const marked = useJustSaved(listed, idOf, () => undefined);
  const isOpen = open !== '';
  const openOffer = useCallback((id: string) => setQuery({ open: id }, { replace: isOpen }), [setQuery, isOpen]);
  const close = () => openOffer('');
  const opened = useOpenItem(listed, idOf, open, close);
  const { previewed, preview, endPreview } = usePreviewedItem(listed, idOf);
  // Stable, because all cards are rendered again whenever it changes.
  const card = useCallback(
    (offer: Offer) => <OfferCard offer={offer} onOpen={openOffer} onLook={preview} />,
    [openOffer, preview],
  );

  const isNarrowed = text !== '' || category !== '';
  return (
    <>
      <div className="filters">
        <Button intent="primary" text="ADD" onClick={() => openOffer('new')} />
        <span className="filters-rest">
          <ShowingSelect {...{ showing, options }} onShow={(wanted) => setQuery({ show: wanted })} />
          <HTMLSelect
            aria-label="Category"
            options={[ALL, ...categories]}
            value={category}
            onChange={({ currentTarget }) => setQuery({ category: currentTarget.value })}
          />
        </span>
      </div>
      <CardGrid
        label={word}
        items={shown}
        idOf={idOf}
        card={card}
        isLoading={offers.isPending}
        failure={listFailure(offers)}
        empty={
          isNarrowed
            ? { title: 'No matches' }
            : nothingShown(showing, {
                title: `No ${word.toLowerCase()}`,
                description: 'Members will see your posts here.',
              })
        }
        marked={marked}
        about={`${category} ${showing} ${text}`}
      />
      {open === 'new' && <NewOfferDialog onClose={close} />}
      {previewed && <OfferPhoneDialog offer={previewed} onClose={endPreview} />}
      {opened && <OfferDialog key={open} offer={opened} onClose={close} />}
    </>
  );
}

interface Props {
  offer: Offer;
  onOpen: (id: string) => void;
  onLook: (id: string) => void;
}

function OfferCard({ offer, onOpen, onLook }: Props) {
  const { delightdetailID, storename, categoryname, branches, details, contactnumber, path } = offer;
  return (
    <>
      <ContentImage path={path} alt={`Picture of ${storename}`} />
      <div className="card-text">
        <CategoryLabel name={categoryname} />
        <h2 dir="auto">{storename}</h2>
        <p className="card-facts offer-branches" dir="auto">
          {branches}
        </p>
        <p dir="auto">{cutForCard(details)}</p>
        <p className="card-facts offer-contact" dir="auto">
          {contactnumber}
        </p>
        <Validity offer={offer} />
        <div className="card-buttons">
          <Button
            className="card-open"
            text="View Details"
            aria-label={`View Details: ${storename}`}
            onClick={() => onOpen(String(delightdetailID))}
          />
          <LookButton app="AGORA" title={storename} onLook={() => onLook(String(delightdetailID))} />
        </div>
      </div>
    </>
  );
}
