import { X } from 'lucide-react';

/** The site's one notice, cloned and filled by `notices.ts`. */
export function NoticeTemplate() {
  return (
    <template data-notice-template="">
      <div className="notice">
        <div>
          <p className="font-bold" data-title="" />
          <p data-description="" />
        </div>
        <button
          aria-label="Dismiss"
          className="tap flex w-11 shrink-0 items-center justify-center rounded-sm hover:bg-sunken"
          type="button"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
    </template>
  );
}
