INSERT INTO "billing_packages" ("position", "key", "slug", "name", "month_price", "tagline") VALUES
	(1, 'package-1', 'starter-showcase', 'Starter Showcase', 1900, 'A page you are proud to send.'),
	(2, 'package-2', 'starter-elite', 'Starter Elite', 4900, 'Find the right coaches and write to them.'),
	(3, 'package-3', 'all-star-showcase', 'All-Star Showcase', 9900, 'Someone in your corner all the way.'),
	(4, 'package-4', 'college-concierge', 'College Concierge', 24900, 'We run the search with you.');
--> statement-breakpoint
INSERT INTO "billing_package_options" ("position", "id", "name", "description") VALUES
	(1, '019a8100-0000-7000-8000-000000000001', 'Every profile section', 'Stats, metrics, goals, education, awards, press and more: fill in what you have, and nothing empty shows.'),
	(2, '019a8100-0000-7000-8000-000000000002', '30 photos and videos', 'Your reel in the order you choose; a free account has room for 5 photos.'),
	(3, '019a8100-0000-7000-8000-000000000003', 'Your color', 'Give the page the color of your team: black, green, blue, purple, orange or red.'),
	(4, '019a8100-0000-7000-8000-000000000004', 'PDF and event sheet', 'The page as a file to send, and one sheet to hand out at a showcase.'),
	(5, '019a8100-0000-7000-8000-000000000005', 'View counts', 'See how often the page is opened; your own visits, your family and our staff never count.'),
	(6, '019a8100-0000-7000-8000-000000000006', 'Recruiting center', 'Search colleges and their coaches, keep favorites and plan who is next; basketball only.'),
	(7, '019a8100-0000-7000-8000-000000000007', 'Chat with college coaches', 'Write to coaches and get their answers in one place that your family can read too.'),
	(8, '019a8100-0000-7000-8000-000000000008', 'Activity log', 'Calls, emails, texts, chats and views by coaches, by date, so you always know where you stand.'),
	(9, '019a8100-0000-7000-8000-000000000009', 'Best college match', 'A survey, then colleges with a score whose parts you can see; basketball only.'),
	(10, '019a8100-0000-7000-8000-000000000010', 'Success coach', 'A person who works through your plan with you, with every minute in a ledger that you can see.'),
	(11, '019a8100-0000-7000-8000-000000000011', 'Weekly session', 'Your success coach and you go through the search once a week.'),
	(12, '019a8100-0000-7000-8000-000000000012', 'Outreach drafting', 'We draft your messages to coaches; you read them, change them and send them.'),
	(13, '019a8100-0000-7000-8000-000000000013', 'Transcript review', 'We read your transcript against what your colleges ask for, and tell you what is missing.'),
	(14, '019a8100-0000-7000-8000-000000000014', 'Premium page', 'A page with a design of its own, always in black.');
--> statement-breakpoint
INSERT INTO "billing_held_options" ("package_key", "option_id")
SELECT "held"."package_key", "option"."id"
FROM (VALUES ('package-1', 5), ('package-2', 8), ('package-3', 10), ('package-4', 14)) AS "held" ("package_key", "up_to")
JOIN "billing_package_options" AS "option" ON "option"."position" <= "held"."up_to";
