import { TriangleAlert, X } from 'lucide-react';

/** The site's one notice, cloned and filled by `notices.ts`. */
export function NoticeTemplate() {
  return (
    <template data-notice-template="">
      <div className="notice group/notice pointer-events-auto flex items-start gap-4 border border-l-4 border-rule border-l-mark bg-raised py-3 pr-2 pl-4 text-sm panel-shadow transition-opacity data-destructive:border-2 data-destructive:border-l-8 data-destructive:border-danger starting:opacity-0">
        <span className="mt-2 hidden shrink-0 text-danger group-data-destructive/notice:block">
          <TriangleAlert aria-hidden="true" className="size-6" />
        </span>
        <div className="grow py-2">
          <p className="font-bold group-data-destructive/notice:text-danger" data-title="" />
          <p className="mt-1" data-description="" />
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
