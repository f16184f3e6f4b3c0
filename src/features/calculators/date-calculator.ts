// Counts days from the date that a visitor enters. Nothing is sent or stored.
for (const form of document.querySelectorAll<HTMLElement>('[data-dates]')) {
  const input = form.querySelector('input');
  const update = () => {
    const start = input?.valueAsNumber ?? Number.NaN;
    const output = form.querySelector('output');
    if (output) output.hidden = Number.isNaN(start);
    if (!output || output.hidden) return;
    for (const time of output.querySelectorAll('time')) {
      const day = new Date(start + Number(time.dataset.days) * 86_400_000);
      time.dateTime = day.toISOString().slice(0, 10);
      time.textContent = day.toLocaleDateString(form.dataset.dates, {
        dateStyle: 'long',
        timeZone: 'UTC',
      });
    }
  };
  form.addEventListener('input', update);
  // What was typed before the script arrived, and what browsers restore after that.
  update();
  addEventListener('pageshow', update);
}
